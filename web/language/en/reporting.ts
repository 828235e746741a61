/** The switch that stops all reporting. */
export const en = { legend: 'Reports from this device', on: 'On', off: 'Off' };
