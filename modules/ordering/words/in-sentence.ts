/** Makes the first letter of an English label small, so that the label can be used inside a sentence: 'Ride C-4' → 'ride C-4'. */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
