import { errorEntries } from '#i18n/errors.ts'

/** Error messages of digital signage. German sentences that the specification gives are used word for word (§8). */
export const signageErrors = errorEntries({
  'player.key_invalid': {
    status: 401,
    de: 'Dieser Schirm ist nicht mehr gekoppelt.',
    en: 'This screen is not paired any more.',
  },
  'player.pairing_gone': {
    status: 404,
    de: 'Dieser Code gilt nicht mehr. Der Schirm zeigt gleich einen neuen.',
    en: 'This code is no longer valid. The screen is about to show a new one.',
  },
  'signage.code_unknown': {
    status: 422,
    de: 'Diesen Code zeigt gerade kein Schirm. Bitte lesen Sie ihn noch einmal ab; er gilt zehn Minuten.',
    en: 'No screen shows this code right now. Please read it again; it is valid for ten minutes.',
  },
  'signage.code_limit': {
    status: 429,
    de: 'Das waren zu viele falsche Codes. Bitte warten Sie eine Minute.',
    en: 'There were too many wrong codes. Please wait a minute.',
  },
  'signage.command_failed': {
    status: 409,
    de: 'Befehl konnte nicht ausgeführt werden.',
    en: 'The command could not be carried out.',
  },
  'signage.abort_failed': {
    status: 409,
    de: 'Befehl konnte nicht abgebrochen werden.',
    en: 'The command could not be aborted.',
  },
  'signage.nothing_to_abort': {
    status: 404,
    de: 'Befehl konnte nicht abgebrochen werden. Für diesen Schirm ist keiner offen.',
    en: 'The command could not be aborted. There is no open one for this screen.',
  },
  'signage.not_capable': {
    status: 422,
    de: 'Befehl konnte nicht ausgeführt werden. Dieser Schirm kann das nicht: dafür braucht er ein Hilfsprogramm auf dem Gerät.',
    en: 'The command could not be carried out. This screen cannot do it: it needs a helper program on the device.',
  },
  'signage.not_paired': {
    status: 422,
    de: 'Befehl konnte nicht ausgeführt werden. Dieser Schirm ist noch nicht gekoppelt.',
    en: 'The command could not be carried out. This screen is not paired yet.',
  },
  'signage.args_invalid': {
    status: 422,
    de: 'Befehl konnte nicht ausgeführt werden. Diese Angabe passt nicht zu diesem Befehl.',
    en: 'The command could not be carried out. This value does not belong to this command.',
  },
  'signage.ttl_required': {
    status: 422,
    de: 'Bitte sagen Sie, wie lange es gelten soll.',
    en: 'Please say how long it should last.',
  },
  'signage.region_outside': {
    status: 422,
    de: (v) => `Der Bereich${v['region'] === undefined ? '' : ` „${v['region']}“`} liegt nicht ganz auf der Fläche.`,
    en: (v) =>
      `The region${v['region'] === undefined ? '' : ` “${v['region']}”`} does not lie on the canvas as a whole.`,
  },
  'signage.regions_twice': {
    status: 422,
    de: 'Zwei Bereiche haben dieselbe Kennung.',
    en: 'Two regions have the same id.',
  },
  'signage.host_not_allowed': {
    status: 422,
    de: (v) => `Seiten von ${v['host']} sind nicht freigegeben. Freigeben kann sie die Administration.`,
    en: (v) => `Pages of ${v['host']} are not allowed. An administrator can allow them.`,
  },
  'signage.scene_missing': {
    status: 422,
    de: 'Eine Szene dieses Segments gibt es nicht mehr.',
    en: 'A scene of this segment no longer exists.',
  },
  'signage.segment_missing': {
    status: 422,
    de: 'Ein Segment dieses Programms gibt es nicht mehr.',
    en: 'A segment of this program no longer exists.',
  },
  'signage.default_capped': {
    status: 422,
    de: 'Das Grundprogramm darf keine Höchstzahl je Stunde haben. Sonst bliebe der Schirm dazwischen leer.',
    en: 'The default must not be limited per hour. The screen would be empty in between.',
  },
  'signage.film_unusable': {
    status: 422,
    de: (v) => `Der Film „${v['file']}“ kann nicht verwendet werden. Erlaubt sind MP4 und WebM bis 50 MB.`,
    en: (v) => `The film “${v['file']}” cannot be used. MP4 and WebM up to 50 MB are allowed.`,
  },
  'signage.scene_not_there': {
    status: 422,
    de: 'Befehl konnte nicht ausgeführt werden. Diese Szene gibt es an diesem Standort nicht.',
    en: 'The command could not be carried out. This branch does not have this scene.',
  },
  'signage.program_elsewhere': {
    status: 422,
    de: 'Dieses Programm gibt es am Standort des Schirms nicht.',
    en: 'The branch of the screen does not have this program.',
  },
  'signage.stream_not_there': {
    status: 422,
    de: 'Befehl konnte nicht ausgeführt werden. Dieses Programm gibt es nicht mehr.',
    en: 'The command could not be carried out. This program no longer exists.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof signageErrors, unknown> {}
}
