import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the page's plain elements, from one container: rows are many. */
export const importStyles: SystemStyleObject = {
  display: 'contents',
  '& .imports-step': { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
  '& .imports-choices': {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    '& > legend': { fontWeight: 'medium', marginBottom: '2' },
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '6' },
  },
  '& .imports-scroll': { overflowX: 'auto', maxWidth: '100%' },
  '& .imports-table': {
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      padding: '1.5',
      paddingInline: '3',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
      fontWeight: 'normal',
    },
    '& thead th, & tr[data-head] td, & tr[data-head] th': { fontWeight: 'medium' },
    '& tr[data-head]': { background: 'bg.subtle' },
    '& .imports-samples': {
      maxWidth: '20rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: 'fg.muted',
    },
  },
  '& .imports-check, & .imports-downloads': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
  },
  '& .imports-notes': { paddingInlineStart: '5', listStyle: 'disc', color: 'fg.muted' },
  '& .imports-counts': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& .imports-count': {
    minHeight: '8',
    paddingInline: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: 'accent.fg',
      color: 'accent.fg',
      fontWeight: 'medium',
    },
  },
  '& .imports-cell': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    width: '100%',
    minWidth: '0',
    minHeight: '6',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flex: 'none', opacity: '0' },
    '&:hover > svg, &:focus-visible > svg, &[data-wrong] > svg': { opacity: '1' },
  },
  '& .imports-cell-text': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
}
