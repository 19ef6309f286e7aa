import { expect, test } from 'vitest'
import { withoutTexts } from './png-texts.ts'

const chunk = (name: string, data = '', length = data.length) =>
  Buffer.concat([Buffer.from([0, 0, length >> 8, length & 255]), Buffer.from(`${name}${data}`), Buffer.from('csum')])
const png = (...chunks: Buffer[]) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
const [head, data, end] = [chunk('IHDR', 'size'), chunk('IDAT', 'pixels with zTXt'), chunk('IEND')]

test.each<[string, Buffer, Buffer]>([
  ['none', png(head, data, end), png(head, data, end)],
  ['all kinds', png(head, chunk('zTXt', 'a'), chunk('iTXt', 'b'), data, chunk('tEXt'), end), png(head, data, end)],
  ['one after the end', png(head, data, end, chunk('zTXt', 'a')), png(head, data, end)],
  ['one that claims more than there is', png(head, chunk('zTXt', 'abc', 999)), png(head)],
  ['a part that is cut off', png(head, data.subarray(0, 9)), png(head, data.subarray(0, 9))],
  ['no PNG', Buffer.from('hello zTXt hello'), Buffer.from('hello zTXt hello')],
])('texts of a PNG are removed: %s', (_, before, after) => expect(Buffer.from(withoutTexts(before))).toEqual(after))
