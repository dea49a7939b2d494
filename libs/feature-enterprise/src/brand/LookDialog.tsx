import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { brandMessages } from './brandMessages.js'
import type { BrandRelease } from './brandTypes.js'
import { LookPreview } from './preview/LookPreview.js'

export interface LookDialogProps extends DialogProps<never> {
  /** What was published. */
  release: BrandRelease
}

/** A published look, on every page and in every mode. */
export function LookDialog({ release, onClose }: LookDialogProps) {
  const t = useMessages(brandMessages)
  const { number, publishedAt, publishedBy, value, homepage } = release
  const home = homepage?.homepageEnabled ? homepage.homepageUrl : t.homeOff
  return (
    <ListDialog
      title={t.releaseNumber(number)}
      lead={[
        publishedBy ?? t.formerMember,
        formatTime(publishedAt),
        t.homeIs(homepage ? (home ?? '') : t.homeUnknown),
      ].join(' · ')}
      onClose={() => onClose()}
    >
      <LookPreview look={value} />
    </ListDialog>
  )
}
