import { describe, expect, test } from 'vitest'
import { conditionOf, conditionOfCloud } from './conditions.ts'
import { printable } from './characters.ts'
import { layout, wrap } from './document.ts'
import { isAllowed, parseAddress } from './printer-address.ts'

describe('answers to DLE EOT 1, 2 and 4', () => {
  test.each([
    [0x12, 0x12, 0x12, 'ok'],
    [0x1a, 0x32, 0x7e, 'paper-end'],
    [0x1a, 0x16, 0x12, 'cover-open'],
    [0x12, 0x12, 0x1e, 'paper-low'],
    [0x1a, 0x12, 0x12, 'offline'],
    [0x12, 0x52, 0x12, 'error'],
  ])('%i %i %i mean %s', (printer, offline, paper, meaning) => {
    expect(conditionOf({ printer, offline, paper })).toBe(meaning)
  })
  test('a printer that gives no answer at all is silent', () => {
    expect(conditionOf({ printer: undefined, offline: undefined, paper: undefined })).toBe('silent')
  })
})

test.each([
  ['200 OK', 'ok'],
  ['211', 'paper-low'],
  ['410 Out of paper', 'paper-end'],
  ['420', 'cover-open'],
  ['510', 'error'],
])('CloudPRNT code %s means %s', (code, meaning) => expect(conditionOfCloud(code)).toBe(meaning))

describe('addresses of printers', () => {
  test.each([
    ['192.168.1.50', { host: '192.168.1.50', port: 9100 }],
    ['drucker.local:19100', { host: 'drucker.local', port: 19_100 }],
    ['http://x', undefined],
    ['a b', undefined],
    ['10.0.0.1:0', undefined],
    ['', undefined],
  ])('%s', (text, parsed) => expect(parseAddress(text)).toEqual(parsed))

  test.each([
    ['192.168.1.50', 9100, '192.168.1.0/24:9100', true],
    ['192.168.1.50', 9100, '', false],
    ['192.168.2.50', 9100, '192.168.1.0/24:9100', false],
    ['192.168.1.50', 5432, '192.168.1.0/24:9100', false],
    ['127.0.0.1', 19_100, '127.0.0.1:19100', true],
    ['169.254.169.254', 9100, '169.254.169.254:9100', false],
    ['0.0.0.0', 9100, '0.0.0.0/0:9100', false],
    ['10.1.2.3', 9100, '', false],
    ['::1', 9100, '', false],
    ['93.184.216.34', 9100, '', true],
    ['93.184.216.34', 80, '', false],
  ])('%s:%i with the list "%s" is allowed: %s', (ip, port, listed, allowed) =>
    expect(isAllowed(ip, port, listed)).toBe(allowed),
  )
})

test('a character that the code page lacks becomes its base letter; control characters are removed', () => {
  expect(printable('Šárka – „Łódź“ 愛 \u0007\u001b', 'cp858')).toBe('Sárka - "Lódz" ? ')
  expect(printable('Š„x“ €', 'windows1252')).toBe('Š„x“ €')
})

test('texts are wrapped at blanks, and words that are too long are cut', () => {
  expect(wrap('Zwiebelrostbraten mit Erdäpfeln', 12)).toEqual(['Zwiebelrostb', 'raten mit', 'Erdäpfeln'])
  const rows = layout([{ is: 'pair', lead: '2', left: 'Wiener Schnitzel vom Kalb', right: '53,80 €' }], 32)
  expect(rows.map((row) => row.is === 'row' && row.text)).toEqual(['2 Wiener Schnitzel vom   53,80 €', '  Kalb'])
  expect(layout([{ is: 'text', text: 'x'.repeat(50), size: 2 }], 48)).toHaveLength(3)
})
