/** Of the guide: parts below each other, calls that wrap, tables that fold to lines on a phone. */
export const guideStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& h2': { fontSize: 'md', fontWeight: 'semibold', marginBottom: '2' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '1' },
  '& [role=note]': { padding: '3', background: 'bg.warning', borderRadius: 'l2' },
  '& pre': {
    padding: '3',
    marginBottom: '3',
    background: 'bg.subtle',
    borderRadius: 'l2',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& [aria-selected=true]': { fontWeight: 'medium', boxShadow: 'inset 0 -2px 0 currentColor' },
  '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
  '& th, & td': {
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'medium' },
  '@media (max-width: 600px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
    '& tr': { display: 'block', borderBottomWidth: '1px', paddingBlock: '2' },
    '& th, & td': { display: 'block', borderBottomWidth: '0', paddingBlock: '1' },
    '& td::before': { content: 'attr(data-label)', marginInlineEnd: '2', color: 'fg.muted' },
  },
} as const
