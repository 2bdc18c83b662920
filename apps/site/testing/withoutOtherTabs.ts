// Files of tests run in threads of one process. The backend's client would tell those of other files about a
// session that begins or ends, as it tells other tabs.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
