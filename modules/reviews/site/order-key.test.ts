import { expect, test } from 'vitest'
import { keyIn } from './order-key.ts'

test.each([
  ['#GL-7/5f8c1d0e', { uid: 'GL-7', hash: '5f8c1d0e' }],
  ['#K7M2QX9P/5f8c1d0e2b7a49c6', { uid: 'K7M2QX9P', hash: '5f8c1d0e2b7a49c6' }],
  ['', undefined],
  ['#K7M2QX9P', undefined],
  ['#K7M2QX9P/', undefined],
  ['#K7M2QX9P/5f8c1d0e/cancel', undefined],
  ['#..%2F..%2Fapi/5f8c1d0e', undefined],
  ['#K7M2QX9P/%E0%A4%A', undefined],
  ['#<img src=x>/5f8c1d0e', undefined],
])('the order key is read from the fragment %s', (fragment, key) => expect(keyIn(fragment)).toEqual(key))
