import type { Catalogue } from '../catalogue.ts';

export const settings: Catalogue['settings'] = {
  title: '设置',
  line: '保存在这台设备上。',
  language: '语言',
  languageNote: '选定后，页面会用所选语言重新打开。',
  languageNotKept: '这个浏览器不让我们在设备上保存设置，所以语言没有改变。',
  units: '单位',
  metric: '米',
  imperial: '英尺和英寸',
  unitsNote: '两种写法在哪里都看得懂；这里只决定尺寸怎样显示。',
  currency: '货币',
  appearance: '外观',
  system: '跟随手机',
  light: '纸',
  dark: '黑板',
  backup: '备份、恢复、清除',
  backupNote: '这台设备上的一切，存成一个文件',
  reports: '本应用报告什么',
};
