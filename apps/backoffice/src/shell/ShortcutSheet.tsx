import { backofficeTexts } from '#i18n/backoffice.ts'
import { useShortcutList } from '#ui/backoffice/ShortcutLayer.tsx'
import { keycaps } from '#ui/backoffice/shortcuts.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'

/** All shortcuts of this screen, with what they do. */
export function ShortcutSheet({
  opened,
  onClose,
  singleKeys,
}: {
  opened: boolean
  onClose: () => void
  singleKeys: boolean
}) {
  const t = useTexts(backofficeTexts)
  const list = useShortcutList()
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
  const labels = { mod: isApple ? '⌘' : t.shell.mod, shift: t.shell.shift }
  const groups = opened ? Map.groupBy(list(), (one) => one.group) : new Map<string, never[]>()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t.shortcuts.title}
      size={920}
      closeButtonProps={{ 'aria-label': t.shell.close }}
    >
      {singleKeys ? null : (
        <p className="t2" style={{ marginBottom: 10 }}>
          {t.shortcuts.off}
        </p>
      )}
      {/* Columns of equal height: on a wide and low screen all shortcuts are visible without scrolling. */}
      <div style={{ columns: '3 240px', columnGap: 32, paddingBottom: 20 }}>
        {[...groups].map(([group, shortcuts]) => (
          <section key={group} style={{ paddingBottom: 16 }}>
            <h3 style={{ marginBottom: 6, breakAfter: 'avoid' }}>{group}</h3>
            <dl>
              {shortcuts.map((one) => (
                <div
                  className="row"
                  style={{ breakInside: 'avoid', paddingBottom: 6 }}
                  key={`${one.keys.join()}${one.label}`}
                >
                  <dt className="t2" style={{ flex: 1 }}>
                    {one.label}
                  </dt>
                  <dd className="row" style={{ gap: 4 }}>
                    {one.keys
                      .flatMap((key) => keycaps(key, labels))
                      .map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
