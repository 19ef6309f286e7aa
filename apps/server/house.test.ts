import { expect, test } from 'vitest'
import { publicUrlOf } from './house.ts'

test.each([
  ['a brand without hosts', [], 'https://donau.example', 'https://donau.example'],
  [
    'the brand it names, behind another port',
    ['donau.example'],
    'https://donau.example:8443',
    'https://donau.example:8443',
  ],
  ['a brand with another host', ['lindwurm.example'], 'https://donau.example', undefined],
  ['nothing is set', ['donau.example'], undefined, undefined],
])('PUBLIC_URL: %s', (_name, hosts, publicUrl, expected) => expect(publicUrlOf({ hosts }, publicUrl)).toBe(expected))
