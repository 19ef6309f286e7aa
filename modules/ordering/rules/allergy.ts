/** Words that say that somebody must not eat something: German and English, also inside of longer words ('Nussallergie'). */
const words =
  /allerg|unverträglich|intoleran|vertr(?:ag|äg)|z(?:ö|oe)liakie|c(?:o)?eliac|anaphyla|epi-?pen|spuren von|traces of/i
/** Substances that guests name only because they do not tolerate them. */
const substances = /gluten|la[ck]tose|fru[ck]tose|histamin/i
/** Foods that many people are allergic to, in front of 'frei' or 'free'. A diet such as 'vegan' is no allergy. */
const free =
  /(?<!\p{L})(?:(?:erd|hasel|wal|cashew)?n[uü](?:ss|ß)e?|milch|ei(?:er)?|soja|weizen|sesam|sellerie|senf|fisch|(?:pea|tree[ -]?)?nuts?|dairy|milk|eggs?|soya?|wheat|sesame|celery|mustard|(?:shell)?fish)[ -]?(?:frei|free)/iu
/** 'ohne Nüsse', 'keine Zwiebel und keine Nüsse', 'no nuts'. Between the two words there may be others of the same list. */
const nuts =
  /(?<!\p{L})(?:ohne|keine?n?|without|no)\s+(?:(?:jegliche|irgendwelche|any)\s+|\p{L}+(?:\s*,\s*|\s+(?:und|oder|and|or)\s+))*(?:(?:erd|hasel|wal|cashew)?n[uü](?:ss|ß)(?:e|en)?|(?:pea|wal|hazel)?nuts?)(?!\p{L})/iu

const isAboutAllergy = (sentence: string): boolean =>
  [words, substances, free, nuts].some((mention) => mention.test(sentence))

/** Returns the sentences of a guest's comment in their order, and whether a sentence mentions an allergy. */
export const sentencesOf = (comment: string): { text: string; isAllergy: boolean }[] =>
  comment
    .split(/(?<=[.!?\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((text) => ({ text, isAllergy: isAboutAllergy(text) }))

/** Returns the sentences of a guest's comment that mention an allergy, so that the kitchen screen and the kitchen slip can highlight them. */
export const allergiesIn = (comment: string): string[] =>
  sentencesOf(comment).flatMap(({ isAllergy, text }) => (isAllergy ? [text] : []))
