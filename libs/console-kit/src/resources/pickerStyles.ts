import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the dialog's plain elements, from one container: pictures are many. */
export const pickerStyles: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& .sp-picker-pictures': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
  '& .sp-picker-pictures button': {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '&[aria-pressed=true]': { borderColor: 'accent.solid', background: 'accent.subtle' },
  },
  '& .sp-picker-pictures img': { width: 'full', height: '88px', objectFit: 'contain' },
  '& .sp-picker-pictures svg': { width: 'full', height: '88px', padding: '6', color: 'fg.muted' },
  '& .sp-picker-pictures span': {
    padding: '2',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'secondary',
  },
}
