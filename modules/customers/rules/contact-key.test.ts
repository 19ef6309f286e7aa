import { expect, test } from 'vitest'
import { contactKey } from './contact-key.ts'

test.each([
  [
    'mail and phone',
    { phone: '+43 660 1', email: ' Anna@Post.example ' },
    { phone: '+436601', email: 'anna@post.example' },
  ],
  ['phone alone', { phone: '+436601', email: '' }, { phone: '+436601', email: '' }],
  ['neither', { phone: ' ', email: ' ' }, undefined],
])('a person is known by %s', (_case, contact, key) => expect(contactKey(contact)).toEqual(key))
