import { Box } from '@chakra-ui/react/box'

export interface DayRangeFilterProps {
  /** Of both: 提交日期. */
  label: string
  fromLabel: string
  toLabel: string
  /** Local days, `YYYY-MM-DD`; undefined: open. */
  from: string | undefined
  to: string | undefined
  onChange: (range: { from: string | undefined; to: string | undefined }) => void
}

/** From one local day to another outside forms: the browser's own day fields, quick by keyboard and touch. */
export function DayRangeFilter(props: DayRangeFilterProps) {
  const { label, fromLabel, toLabel, from, to, onChange } = props
  return (
    <Box role="group" aria-label={label} css={styles}>
      <input
        type="date"
        aria-label={fromLabel}
        title={fromLabel}
        value={from ?? ''}
        min="2000-01-01"
        max={to ?? '2099-12-31'}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
      <span aria-hidden>–</span>
      <input
        type="date"
        aria-label={toLabel}
        title={toLabel}
        value={to ?? ''}
        min={from ?? '2000-01-01'}
        max="2099-12-31"
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </Box>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  color: 'fg.muted',
  '& input': {
    height: 'var(--sp-sizes-control)',
    minWidth: '0',
    flex: '1 1 124px',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    background: 'bg',
    color: 'fg',
    font: 'inherit',
    colorScheme: { _light: 'light', _dark: 'dark' },
  },
  '& input:focus-visible': { outline: '2px solid var(--sp-colors-accent)', outlineOffset: '1px' },
}
