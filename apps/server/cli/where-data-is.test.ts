import { expect, test } from 'vitest'
import { asTyped, usualDataFolder } from './as-typed.ts'
import { whereDataIs } from './where-data-is.ts'

const usual = { dataFolder: usualDataFolder, databaseUrl: undefined }
const elsewhere = { dataFolder: '/srv/servus', databaseUrl: undefined }
const shared = { dataFolder: usualDataFolder, databaseUrl: 'postgres://servus:hush@db/servus' }

test.each([
  ['the usual folder', usual, 'npm run servus -- brand list'],
  ['another folder', elsewhere, 'DATA_DIR=/srv/servus npm run servus -- brand list'],
  [
    'one that a shell would split',
    { ...elsewhere, dataFolder: "/srv/Anna's data" },
    String.raw`DATA_DIR='/srv/Anna'\''s data' npm run servus -- brand list`,
  ],
  ['a database of its own', shared, 'DATABASE_URL=… npm run servus -- brand list'],
])('a printed command, typed in another shell, works on the server that printed it: %s', (_, config, expected) => {
  expect(asTyped(config, 'brand list')).toBe(expected)
})

test('every command says which data folder it uses', () => {
  expect(whereDataIs(elsewhere, 'running')).toBe('Data folder: /srv/servus (its server is running)')
  expect(whereDataIs(elsewhere, 'stopped')).toBe('Data folder: /srv/servus (no server is running on it)')
})

test('an empty folder is reported, with the way to name another one; with an external database no folder is reported', () => {
  expect(whereDataIs(usual, 'nothing')).toMatch(
    /new, empty installation is being made[^]*DATA_DIR=\/its\/folder npm run servus/,
  )
  expect(whereDataIs(elsewhere, 'nothing')).toContain(`DATA_DIR=${usualDataFolder} npm run servus`)
  expect(whereDataIs(shared, 'nothing')).not.toMatch(/new, empty|hush/)
})
