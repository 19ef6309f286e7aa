const mention = /allerg|unverträglich|intoleran|vertr(?:ag|äg)|zöliakie|c(?:o)?eliac/i

/** The sentences of a guest's comment that mention an allergy. The kitchen's screen and its slips highlight them. */
export const allergiesIn = (comment: string): string[] =>
  comment
    .split(/(?<=[.!?\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => mention.test(sentence))
