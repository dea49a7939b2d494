import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the page's plain elements, from one container. */
export const menuStyles: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
  '& .sp-menu-filters': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  '& .sp-menu-bulk': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  '& .sp-menu-loading': { display: 'grid', gap: '3', paddingBlock: '2' },
  '& .sp-menu-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '4',
    '& > h2': { textStyle: 'heading', overflowWrap: 'anywhere', minWidth: '0' },
  },
  '& .sp-menu-actions': { display: 'flex', gap: '2', marginInlineStart: 'auto' },
}
