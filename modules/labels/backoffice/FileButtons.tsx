import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { labelTexts } from '../words/labels.ts'

/** Two buttons for the PDF with the sheets: one saves the file, the other opens it for printing. */
export function FileButtons({ address, title }: { address: string; title: string }) {
  const t = useTexts(labelTexts)
  return (
    <>
      <Button
        component="a"
        href={address}
        download={`${title}.pdf`}
        leftSection={<IconDownload className="i" aria-hidden />}
      >
        {t.download}
      </Button>
      <Button
        component="a"
        href={address}
        target="_blank"
        variant="filled"
        leftSection={<IconPrinter className="i" aria-hidden />}
      >
        {t.print}
      </Button>
    </>
  )
}
