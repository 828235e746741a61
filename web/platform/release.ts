/** Release in every event. The version equals package.json's; a test compares them. */
export const version = '0.1.5';
export const environment = 'production';
export const release = `diy-mini-web@${version}+${environment}`;
