import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { segmentEndpoints, streamEndpoints } from '../contract.ts'
import { signageLogTexts, signageRecordTexts } from '../words/log.ts'

const nameOf = (record: Readonly<Record<string, unknown>>): string => String(record['name'] ?? '')

export const signageBackoffice = backofficeModule({
  name: 'signage',
  fills: [
    fill(logWords, {
      actions: signageLogTexts,
      records: {
        scene: { one: (locale) => signageRecordTexts(locale).scene },
        digitalSignageSegment: { one: (locale) => signageRecordTexts(locale).segment },
        digitalSignageStream: { one: (locale) => signageRecordTexts(locale).stream },
        digitalSignageDevice: { one: (locale) => signageRecordTexts(locale).device },
        digitalSignageSettings: { one: (locale) => signageRecordTexts(locale).settings },
      },
    }),
  ],
  references: {
    digitalSignageSegment: { list: segmentEndpoints.list, nameOf },
    digitalSignageStream: { list: streamEndpoints.list, nameOf },
  },
})
