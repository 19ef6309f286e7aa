import { expect, test } from 'vitest'
import { baseUrlOf } from './base-url.ts'

const local = 'http://localhost:3123'

test.each([
  [
    'the set address',
    { publicUrl: 'https://www.donau.example', localUrl: local },
    ['other.example'],
    'https://www.donau.example',
  ],
  [
    "the brand's first host",
    { publicUrl: undefined, localUrl: local },
    ['www.donau.example', 'donau.example'],
    'https://www.donau.example',
  ],
  [
    'a brand of this machine',
    { publicUrl: undefined, localUrl: local },
    ['lindwurm.localhost'],
    'http://lindwurm.localhost:3123',
  ],
  ['no host at all', { publicUrl: undefined, localUrl: local }, [], 'http://localhost:3123'],
])('links in mails lead to %s', (_, settings, hosts, expected) => {
  expect(baseUrlOf({ settings, hosts })).toBe(expected)
})
