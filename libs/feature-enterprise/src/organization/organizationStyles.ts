import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the page's plain elements, from one container: rows are many. */
export const organizationStyles: SystemStyleObject = {
  display: 'contents',
  '& .sp-org-person': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '& > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .sp-org-roles': {
    display: 'flex',
    gap: '1',
    minWidth: '0',
    '& > .sp-tag:first-of-type': { minWidth: '0', flexShrink: '1' },
    '& > .sp-tag > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .sp-org-facts': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '0.5',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { overflowWrap: 'anywhere' },
  },
  '& .sp-org-description': {
    display: '-webkit-box',
    overflow: 'hidden',
    lineClamp: '2',
    maxWidth: '4xl',
  },
  // Every action for those that are selected is in sight, in a second line where one has no room.
  '@media (min-width: 768px)': {
    '& .sp-toolbar:has(> .sp-bulk)': {
      display: 'grid',
      '& > *': { gridArea: '1 / 1', minWidth: '0' },
    },
    '& .sp-bulk': {
      position: 'relative',
      inset: 'auto',
      margin: '-1',
      paddingBlock: '1',
      flexWrap: 'wrap',
      '& button > svg': { display: 'none' },
    },
  },
  '& .sp-page-header': { alignItems: 'flex-start' },
  '& .sp-page-heading': { flex: '1 1 20rem' },
  '& .sp-page-heading > .sp-page-lead': { flexBasis: '100%' },
}
