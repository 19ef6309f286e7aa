/** Words for a street that people write together with its name or apart from it: 'Mariahilfer Straße', 'Mariahilferstraße'. */
const apart = /(?<=[a-z]) (?=(?:strasse|gasse|platz|weg|allee|ring)(?: |$))/g
/** 'str' at the end of a word, and 'strase' and 'strasze', which people type without ß. */
const short = /str(?:as[sz]?e)?(?= |$)/g

/**
 * The same text for all ways to write a street (docs/rules/maps.md, Gazetteer): 'mariahilfer str', 'mariahilferstr' and 'mariahilfer strasse' become
 * 'mariahilferstrasse'. `folded`: a text that `fold` has converted, so that hyphens, umlauts, ß and full stops are alike already.
 */
export const streetForm = (folded: string): string => folded.replaceAll(short, 'strasse').replaceAll(apart, '')
