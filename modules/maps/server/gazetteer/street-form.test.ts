import { expect, test } from 'vitest'
import { fold } from '#kernel/fold.ts'
import { streetForm } from './street-form.ts'

test.each([
  ['Mariahilferstr 100', 'mariahilferstrasse 100'],
  ['mariahilfer str. 100', 'mariahilferstrasse 100'],
  ['Mariahilfer Straße 100', 'mariahilferstrasse 100'],
  ['MARIAHILFERSTRASSE 100', 'mariahilferstrasse 100'],
  ['Mariahilfer-Strasse 100', 'mariahilferstrasse 100'],
  ['mariahilfer strasze 100', 'mariahilferstrasse 100'],
  ['Mariahilferstrase 100', 'mariahilferstrasse 100'],
  ['Kärntnerstr.', 'kaerntnerstrasse'],
  ['Kaerntner Str', 'kaerntnerstrasse'],
  ['Prinz-Eugen-Str. 27', 'prinz eugenstrasse 27'],
  ['Prinz Eugen Straße 27', 'prinz eugenstrasse 27'],
  ['Nußdorferstr 5', 'nussdorferstrasse 5'],
  ['Nussdorfer Straße 5', 'nussdorferstrasse 5'],
  ['Grinzinger Allee', 'grinzingerallee'],
  ['Kärntnerring 16', 'kaerntnerring 16'],
  ['Kärntner Ring 16', 'kaerntnerring 16'],
  // In these texts no word for a street follows a separate name, so no words are joined.
  ['Straße des 17. Juni', 'strasse des 17 juni'],
  ['Strandbad Straß', 'strandbad strass'],
  ['Stresemannstraße 4', 'stresemannstrasse 4'],
  ['Graben 5', 'graben 5'],
  ['Wegscheid', 'wegscheid'],
])('%s (docs/rules/maps.md, Gazetteer)', (typed, form) => {
  expect(streetForm(fold(typed))).toBe(form)
})
