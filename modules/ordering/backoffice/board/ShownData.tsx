import { Checkbox } from '@mantine/core'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { shownDataTexts } from '../../words/shown-data.ts'
import { useShownData } from '../parts/shown-data.ts'

/**
 * Checkboxes that hide guest data or items on the cards of this device, because strangers may see its screen. An order that staff open
 * still shows everything.
 */
export function ShownData() {
  const { shown, change } = useShownData()
  const t = useTexts(shownDataTexts)
  return (
    <Checkbox.Group label={t.title} value={(['guests', 'goods'] as const).filter((name) => shown[name])}>
      <div className="row w" style={{ gap: 14 }}>
        {(['guests', 'goods'] as const).map((name) => (
          <Checkbox
            key={name}
            value={name}
            label={t[name]}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
