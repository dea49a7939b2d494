import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Styles of the page's plain elements, from one container. */
export const menuStyles: SystemStyleObject = {
  display: 'contents',
  '& .sp-menu-content': { overflowY: 'auto', gap: '4', paddingBottom: '6' },
  '& .sp-page-heading': { flex: '1 1 20rem' },
  '& .sp-menu-filters': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  '& .sp-menu-bulk': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  '& .sp-menu-loading': { display: 'grid', gap: '3', paddingBlock: '2' },
  '& .sp-menu-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '4',
    '& > h2': { fontSize: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '0' },
  },
  '& .sp-menu-dead': {
    display: 'flex',
    gap: '3',
    marginBottom: '4',
    padding: '3',
    borderRadius: 'md',
    background: 'warning.subtle',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', marginTop: '3px', color: 'warning.fg' },
    '& > div': { minWidth: '0' },
    '& button': { marginTop: '2' },
  },
  '& .sp-menu-dead-icon': { color: 'warning.fg' },
  '& .sp-menu-dead-list': {
    display: 'grid',
    gap: '2',
    padding: '3',
    borderRadius: 'md',
    background: 'warning.subtle',
    overflowWrap: 'anywhere',
    maxHeight: '16rem',
    overflowY: 'auto',
    '& > h3': { fontWeight: 'medium' },
    '& > div': { display: 'grid', gap: '2' },
    '& > div + div': { marginTop: '2' },
    '& ul': { display: 'grid', gap: '3', listStyle: 'none' },
    '& li': { display: 'grid', gap: '1', justifyItems: 'start' },
  },
  '& .sp-menu-preview': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    marginTop: '8',
    '& > h2': { fontSize: 'lg', fontWeight: 'semibold' },
  },
  '& .sp-menu-sidebar': {
    width: '220px',
    maxWidth: 'full',
    padding: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.subtle',
  },
  '& .sp-menu-actions': { display: 'flex', gap: '2', marginInlineStart: 'auto' },
}

/** Of a list within a question. */
export const questionStyles: SystemStyleObject = {
  display: 'grid',
  gap: '2',
  '& ul': { display: 'grid', gap: '1', paddingInlineStart: '5', listStyle: 'disc' },
}
