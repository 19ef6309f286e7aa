import type { Locale } from '#contract/locale.ts'
import { writeCsv } from '#kernel/csv.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { stateWord } from '#modules/ordering/words/order-state.ts'
import type { Statement, StatementLine } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'

type Amounts = Pick<StatementLine, 'gross' | 'extras' | 'base' | 'commission'>

/**
 * Writes a partner's monthly statement as a CSV file; the last row contains the sums. The decimal separator is a comma in German and a point
 * in English.
 */
export function statementCsv(statement: Statement, locale: Locale): string {
  const t = statementTexts(locale)
  const board = boardTexts(locale)
  const money = (value: number) => (locale === 'de' ? value.toFixed(2).replace('.', ',') : value.toFixed(2))
  const cells = ({ gross, extras, base, commission }: Amounts) => [gross, extras, base, commission].map(money)
  return writeCsv([
    [t.at, t.order, t.state, t.gross, t.extras, t.base, t.commission],
    ...statement.lines.map((one) => [one.date, one.uid, stateWord(one, board), ...cells(one)]),
    [
      t.sum,
      String(statement.count),
      '',
      money(statement.gross),
      '',
      money(statement.base),
      money(statement.commission),
    ],
  ])
}
