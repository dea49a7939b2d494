import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the page's plain elements, from one container: values are many. */
export const deviceStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  marginTop: '4',
  paddingBottom: '8',
  '& .sp-device-part': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
  },
  '& .sp-device-title': { fontWeight: 'semibold' },
  '& .sp-device-scroll': { overflowX: 'auto' },
  '& .sp-device-table': {
    width: 'full',
    minWidth: '800px',
    tableLayout: 'fixed', // a value that changes does not make the other rows be measured
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '2',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '& thead th': { background: 'bg.subtle', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted' },
    '& input[type=checkbox]': { width: '16px', height: '16px' },
  },
  '& .sp-device-code': { textStyle: 'secondary', color: 'fg.muted' },
  // Its size says nothing of what is in it: what changes there is laid out alone, and out of sight not at all.
  '& .sp-device-live': {
    contain: 'strict',
    contentVisibility: 'auto',
    height: '24px',
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .sp-device-value': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .sp-device-tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  '& .sp-device-charts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
  '& .sp-device-alarms': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      paddingBlock: '2',
      borderTopWidth: '1px',
    },
    '& li:first-of-type': { borderTopWidth: '0' },
    '& .sp-device-link': {
      color: 'accent.fg',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    '& time': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
  '& .sp-device-note': { textStyle: 'secondary', color: 'fg.muted' },
}
