import type { Branch } from '#modules/branches/contract.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { KEPT_DAYS } from '../slice.ts'
import { brandZone, type Intake, openIntake } from './intake.ts'
import { forgetFigures, rollUp } from './roll-up.ts'
import { openSalts } from './salts.ts'
import { forgetWords, openStore, tendPartitions } from './store.ts'

/**
 * Months for which figures are stored: two years and one month. So each of the last twelve months can be compared with the same month a
 * year before.
 */
const KEPT_MONTHS = 25

/**
 * The log of visits. It takes events of browsers. One job computes figures from the events each minute, another job deletes old events and
 * figures each hour.
 */
export function openLog(
  core: BrandCore,
  branches: () => Promise<readonly Branch[]>,
  spamReferrers: () => Promise<string>,
): Pick<Intake, 'take' | 'close'> & { jobs: readonly ScheduledJob[] } {
  const salts = openSalts(core.db)
  const intake = openIntake(core, { salts, write: openStore(core.db), branches, spamReferrers })
  const today = async () =>
    core.clock
      .now()
      .toZonedDateTimeISO(brandZone(await branches()))
      .toPlainDate()
  return {
    take: intake.take,
    close: intake.close,
    jobs: [
      {
        name: 'statistics.roll-up',
        everySeconds: 60,
        // At the end of a day its figures are computed again from all events. For a million events this takes about a minute.
        budgetSeconds: 300,
        async run(signal) {
          await intake.flush()
          const day = await today()
          await salts.forgetBefore(day.toString())
          const keptFrom = day.subtract({ days: KEPT_DAYS }).toString()
          await rollUp(core.db, { zone: brandZone(await branches()), now: core.clock.now(), keptFrom, signal })
        },
      },
      {
        name: 'statistics.tidy',
        everySeconds: 3600,
        async run() {
          const day = await today()
          const keptFrom = day.subtract({ days: KEPT_DAYS }).toString()
          await tendPartitions(core.db, day.toString(), keptFrom)
          await forgetWords(core.db)
          await forgetFigures(core.db, day.subtract({ months: KEPT_MONTHS }).toString(), keptFrom)
        },
      },
    ],
  }
}
