// jsdom has no User Timing; pages measure hydration with it.
performance.measure ??= () => ({}) as PerformanceMeasure;
