import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts of the containers of a page. */
export const containerMessages = defineMessages({
  'zh-CN': {
    section: '未命名分区',
    tabs: '标签页',
    tab: (at: number) => `标签 ${at}`,
    carousel: '轮播',
    carouselRole: '轮播区',
    slideRole: '轮播页',
    slide: (at: number, all: number) => `第 ${at} 页，共 ${all} 页`,
    before: '上一页',
    next: '下一页',
    start: '开始自动切换',
    stop: '停止自动切换',
    noValues: '没有可重复的值',
    valuesFailed: '无法加载可重复的值',
    moreValues: (most: number) => `只显示前 ${most} 个值。`,
  },
  'en-US': {
    section: 'Untitled section',
    tabs: 'Tabs',
    tab: (at) => `Tab ${at}`,
    carousel: 'Carousel',
    carouselRole: 'carousel',
    slideRole: 'slide',
    slide: (at, all) => `${at} of ${all}`,
    before: 'Previous',
    next: 'Next',
    start: 'Start turning by itself',
    stop: 'Stop turning by itself',
    noValues: 'There are no values to repeat for',
    valuesFailed: 'The values to repeat for cannot be loaded',
    moreValues: (most) => `No more than ${plural(most, 'value')} can be shown.`,
  },
})
