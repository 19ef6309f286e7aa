import { messages } from '#i18n/messages.ts'
import type { LineCode, PlayerPart } from '../rules/log-codes.ts'

/**
 * The values that are inserted into the message of a log line. Each code of a log line has its own message. `part`: the name of the part of
 * the player.
 */
interface Filled {
  part: string
  status: string
  version: string
  detail: string
}
type Lines = Readonly<Record<LineCode, (filled: Filled) => string>>
type Parts = Readonly<Record<PlayerPart, string>>

const german: { lines: Lines; parts: Parts } = {
  lines: {
    no_network: ({ part }) => `${part}: kein Netz`,
    no_answer: ({ part }) => `${part}: Der Server antwortet nicht.`,
    refused: ({ part, status }) => `${part}: Der Server meldet Fehler ${status}.`,
    failed: ({ part, detail }) => `${part}: fehlgeschlagen (${detail})`,
    works_again: ({ part }) => `${part}: geht wieder`,
    plays_version: ({ version }) => `Spielt jetzt Version ${version}`,
    storage_full: ({ version }) => `Version ${version} nicht geladen: Der Speicher ist voll.`,
    broken: ({ version }) => `Version ${version} nicht geladen: Eine Datei fehlt oder ist beschädigt.`,
    play_refused: ({ detail }) => `Der Server nimmt einen Abspielnachweis nicht an (${detail}).`,
  },
  parts: {
    heartbeat: 'Meldung an den Server',
    program: 'Programm',
    commands: 'Befehle',
    manifest: 'Neue Version',
    data: 'Karte und Nummern',
  },
}
const english: typeof german = {
  lines: {
    no_network: ({ part }) => `${part}: no network`,
    no_answer: ({ part }) => `${part}: The server does not answer.`,
    refused: ({ part, status }) => `${part}: The server reports error ${status}.`,
    failed: ({ part, detail }) => `${part}: failed (${detail})`,
    works_again: ({ part }) => `${part}: works again`,
    plays_version: ({ version }) => `Plays version ${version} now`,
    storage_full: ({ version }) => `Version ${version} was not loaded: the storage is full.`,
    broken: ({ version }) => `Version ${version} was not loaded: a file is missing or damaged.`,
    play_refused: ({ detail }) => `The server does not accept a proof of play (${detail}).`,
  },
  parts: {
    heartbeat: 'Report to the server',
    program: 'Program',
    commands: 'Commands',
    manifest: 'New version',
    data: 'Menu and numbers',
  },
}

/** Texts for the lines that players log. */
export const writtenTexts = messages(german, english)
