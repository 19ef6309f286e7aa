/** Words for a street that people write as a separate word or as a part of its name: 'Mariahilfer Straße', 'Mariahilferstraße'. */
const apart = /(?<=[a-z]) (?=(?:strasse|gasse|platz|weg|allee|ring)(?: |$))/g
/** 'str' at the end of a word, and 'strase' and 'strasze', which people type without ß. */
const short = /str(?:as[sz]?e)?(?= |$)/g

/**
 * Converts all spellings of a street to the same text (docs/rules/maps.md, Gazetteer). 'mariahilfer str', 'mariahilferstr' and
 * 'mariahilfer strasse' become 'mariahilferstrasse'. `folded`: a text that `fold` has converted, so that hyphens, umlauts, ß and full
 * stops make no difference.
 */
export const streetForm = (folded: string): string => folded.replaceAll(short, 'strasse').replaceAll(apart, '')
