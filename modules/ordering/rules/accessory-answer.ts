/** Maximum length of a guest's answer to the question of an accessory, in characters. */
export const MOST_ANSWER = 120
