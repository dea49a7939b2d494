import { stubDom } from '@spruce/shell-ui/testing'

stubDom()
