/** 'Ride C-4' within an English sentence: 'ride C-4'. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
