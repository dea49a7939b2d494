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
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '2',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '& thead th': { background: 'bg.subtle', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'normal', minWidth: '120px' },
    '& small': { color: 'fg.muted' },
    '& input[type=checkbox]': { width: '16px', height: '16px' },
  },
  '& .sp-device-code': { textStyle: 'secondary', color: 'fg.muted' },
  '& .sp-device-value': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .sp-device-tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  '& .sp-device-charts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
  '& .sp-device-note': { textStyle: 'secondary', color: 'fg.muted' },
}
