/** The form of a label inside an English sentence: 'Ride C-4' → 'ride C-4'. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
