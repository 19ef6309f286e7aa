/** Matches the blank before a word for a street, because people write both 'Mariahilfer Straße' and 'Mariahilferstraße'. */
const apart = /(?<=[a-z]) (?=(?:strasse|gasse|platz|weg|allee|ring)(?: |$))/g
/** Matches the endings 'str', 'strase', 'strasse' and 'strasze' of a word, because people shorten 'straße' or type it without ß. */
const short = /str(?:as[sz]?e)?(?= |$)/g

/**
 * Converts all spellings of a street to the same text (docs/rules/maps.md, Gazetteer). 'mariahilfer str', 'mariahilferstr' and 'mariahilfer
 * strasse' become 'mariahilferstrasse'. `folded`: a text after `fold`, which removes the differences of hyphens, umlauts, ß and full stops.
 */
export const streetForm = (folded: string): string => folded.replaceAll(short, 'strasse').replaceAll(apart, '')
