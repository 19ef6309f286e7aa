import { expect, test } from 'vitest'
import { readHosts } from './web-hosts.ts'

test('names and https addresses are converted to hosts, each once', () => {
  expect(readHosts('Wetter.example.com\nhttps://wetter.example.com/wien?x=1, bahn.at')).toEqual({
    hosts: ['wetter.example.com', 'bahn.at'],
    wrong: [],
  })
})

test.each([
  'http://wetter.example.com',
  'localhost',
  '192.168.1.1',
  'https://wetter.example.com:8443',
  'https://me@wetter.example.com',
  'javascript:alert(1)',
  '*.example.com',
  'a_b.example.com',
])('%s is refused, and named', (line) => {
  expect(readHosts(`bahn.at ${line}`)).toEqual({ hosts: ['bahn.at'], wrong: [line] })
})

test('a name with an umlaut is converted to the form that browsers use', () => {
  expect(readHosts('käse.example').hosts).toEqual(['xn--kse-qla.example'])
})
