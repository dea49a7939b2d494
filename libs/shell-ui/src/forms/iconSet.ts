import type { Language } from '@spruce/validators/i18n'

/** An icon to choose. */
export interface IconChoice {
  /** As menus name it. */
  name: string
  label: Readonly<Record<Language, string>>
  /** More to find it by, in lower case. */
  words: string
}

function icon(name: string, zh: string, en: string, words = ''): IconChoice {
  return { name, label: { 'zh-CN': zh, 'en-US': en }, words }
}

/** The icons that menus know (`shell/MenuIcon.tsx`), each once. */
export const iconSet: readonly IconChoice[] = [
  icon('app-window', '应用', 'Application', '窗口 程序 window app'),
  icon('bell', '铃铛', 'Bell', '通知 提醒 消息 notice alert'),
  icon('book-user', '通讯录', 'Contacts', '联系人 名册 address book people'),
  icon('boxes', '资源', 'Resources', '库存 仓库 组件 stock modules'),
  icon('building-2', '企业', 'Company', '楼 公司 单位 office enterprise'),
  icon('chart-column', '柱状图', 'Column chart', '统计 报表 数据 statistics report'),
  icon('clipboard-check', '审核', 'Review', '审批 检查 audit approve check'),
  icon('clipboard-list', '清单', 'Checklist', '任务 日志 记录 task log list'),
  icon('component', '组件', 'Component', '模块 构件 module part'),
  icon('file-text', '文档', 'Document', '文件 文本 公告 file text notice'),
  icon('folder-open', '文件夹', 'Folder', '目录 资料 directory'),
  icon('gauge', '仪表盘', 'Gauge', '性能 监控 设备 monitor performance'),
  icon('house', '首页', 'Home', '主页 房子 house'),
  icon('layout-dashboard', '工作台', 'Dashboard', '看板 布局 workbench board'),
  icon('layout-grid', '宫格', 'Grid', '全部 布局 菜单 apps menu'),
  icon('list-tree', '菜单', 'Menu tree', '层级 树 目录 hierarchy'),
  icon('lock', '锁', 'Lock', '安全 密码 权限 security password'),
  icon('megaphone', '公告', 'Announcement', '喇叭 广播 通知 broadcast notice'),
  icon('message', '消息', 'Message', '聊天 会话 chat'),
  icon('monitor', '显示器', 'Screen', '屏幕 电脑 监控 computer display'),
  icon('network', '组织架构', 'Organisation', '网络 部门 结构 organization department'),
  icon('palette', '调色板', 'Palette', '主题 颜色 外观 theme colour color'),
  icon('puzzle', '插件', 'Plugin', '拼图 扩展 extension'),
  icon('settings', '设置', 'Settings', '配置 齿轮 gear configuration'),
  icon('shield-check', '角色权限', 'Roles', '盾牌 安全 授权 permission security'),
  icon('tags', '标签', 'Tags', '标识 分类 label category'),
  icon('user', '用户', 'Person', '个人 账号 account'),
  icon('users', '成员', 'People', '用户 团队 群组 team group'),
]
